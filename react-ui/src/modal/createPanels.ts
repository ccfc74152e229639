import type { Kit, ViewName } from '@latchkit/core'
import { lazy } from '@latchkit/core/internal'
import type { ViewCode } from '../kit/defineView.ts'
import type { Panels } from '../kit/KitContext.ts'
import { createLoader, type Loader } from '../kit/loader.ts'
import { viewImports } from './view-imports.generated.ts'

const lazyView = <View extends ViewName>(view: View): (() => Promise<ViewCode>) =>
  lazy<Readonly<Record<`${View}View`, ViewCode>>, ViewCode>(
    viewImports[view],
    (module) => module[`${view}View`],
  )

/**
 * Creates the panels of a kit. A panel is ready once the code of its view has loaded, in an open
 * modal also the flow of the view. A view without a definition shows Connect.
 */
export function createPanels(kit: Kit): Panels {
  const loaders = new Map<ViewName, Loader<ViewCode>>()
  return {
    get(view) {
      const name = Object.hasOwn(viewImports, view) ? view : 'Connect'
      const existing = loaders.get(name)
      if (existing !== undefined) return existing
      const loadView = lazyView(name)
      const loader = createLoader(async () => {
        // Opening the modal loads the flow of its first view.
        const isClosed = kit.state.getSnapshot().modal.phase === 'closed'
        const [code] = await Promise.all([loadView(), isClosed || kit.modal.preload(name)])
        return code
      })
      loaders.set(name, loader)
      return loader
    },
  }
}
