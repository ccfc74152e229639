import type { Kit, ViewName } from '@latchkit/core'
import type { Panel, Panels } from '../kit/HandleContext.ts'
import { createLoader, type Loader } from '../kit/loader.ts'
import { panels } from './panels.ts'

/** One kit's panels: a view is ready when both its look and its flow are here. A view nobody drew is Connect. */
export function createPanels(kit: Kit): Panels {
  const loaders = new Map<ViewName, Loader<Panel>>()
  return {
    of(view) {
      const known = view in panels ? view : 'Connect'
      const loader =
        loaders.get(known) ??
        createLoader(
          async (attempt) => (await Promise.all([panels[known](attempt), kit.preload(known)]))[0],
        )
      loaders.set(known, loader)
      return loader
    },
  }
}
