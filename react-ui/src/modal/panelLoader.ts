import type { ViewName } from '@latchkit/core'
import { type Lazy, lazy } from '@latchkit/core/internal'
import type { ViewCode } from '../kit/defineView.ts'
import type { LoaderContext } from '../kit/KitContext.ts'
import { viewImports } from './view-imports.generated.ts'

const lazyView = <View extends ViewName>(view: View): (() => Promise<ViewCode>) =>
  lazy<Readonly<Record<`${View}View`, ViewCode>>, ViewCode>(
    viewImports[view],
    (module) => module[`${view}View`],
  )

/**
 * The loader of a view with its default look. It is loaded once the code of the view has loaded, in
 * an open modal also the flow of the view. A view without a definition shows Connect.
 */
export function panelLoader({ kit, loaderOf }: LoaderContext, view: ViewName): Lazy<ViewCode> {
  const name = Object.hasOwn(viewImports, view) ? view : 'Connect'
  return loaderOf(viewImports[name], () => {
    const loadView = lazyView(name)
    return lazy(async () => {
      // Opening the modal loads the flow of its first view.
      const isClosed = kit.state.getSnapshot().modal.phase === 'closed'
      const [code] = await Promise.all([loadView(), isClosed || kit.modal.preload(name)])
      return code
    })
  })
}
