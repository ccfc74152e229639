import type { Kit, ViewName } from '@latchkit/core'
import type { Panel, Panels } from '../kit/KitContext.ts'
import { createLoader, type Loader } from '../kit/loader.ts'
import { panels } from './panels.ts'

/**
 * Creates the panels of a kit. A panel is ready once its own code and the flow of its view have
 * loaded. A view without a panel shows Connect.
 */
export function createPanels(kit: Kit): Panels {
  const loaders = new Map<ViewName, Loader<Panel>>()
  return {
    get(view) {
      const name = view in panels ? view : 'Connect'
      const existing = loaders.get(name)
      if (existing !== undefined) return existing
      const loadPanel = panels[name]()
      const loader = createLoader(async () => {
        const [panel] = await Promise.all([loadPanel(), kit.modal.preload(name)])
        return panel
      })
      loaders.set(name, loader)
      return loader
    },
  }
}
