import type { Kit, ViewName } from '@latchkit/core'
import { lazy } from '@latchkit/core/internal'
import type { Panel, Panels } from '../kit/KitContext.ts'
import { createLoader, type Loader } from '../kit/loader.ts'
import { panels } from './panels.ts'

const lazyPanel = <View extends ViewName>(view: View): (() => Promise<Panel>) =>
  lazy<Readonly<Record<`${View}Panel`, Panel>>, Panel>(
    panels[view],
    (module) => module[`${view}Panel`],
  )

/**
 * Creates the panels of a kit. A panel is ready once its own code has loaded, in an open modal also
 * the flow of its view. A view without a panel shows Connect.
 */
export function createPanels(kit: Kit): Panels {
  const loaders = new Map<ViewName, Loader<Panel>>()
  return {
    get(view) {
      const name = Object.hasOwn(panels, view) ? view : 'Connect'
      const existing = loaders.get(name)
      if (existing !== undefined) return existing
      const loadPanel = lazyPanel(name)
      const loader = createLoader(async () => {
        // Opening the modal loads the flow of its first view.
        const isClosed = kit.state.getSnapshot().modal.phase === 'closed'
        const [panel] = await Promise.all([loadPanel(), isClosed || kit.modal.preload(name)])
        return panel
      })
      loaders.set(name, loader)
      return loader
    },
  }
}
