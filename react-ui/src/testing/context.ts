import type { Kit, ViewName } from '@latchkit/core'
import { lazy, viewNames } from '@latchkit/core/internal'
import type { ViewCode } from '../kit/defineView.ts'
import { createKitContext, type KitContextValue } from '../kit/KitContext.ts'
import { viewImports } from '../modal/view-imports.generated.ts'

/** The context of a kit. `loadView` replaces the import of each view. */
export function createTestContext(
  kit: Kit,
  loadView?: (view: ViewName) => Promise<ViewCode>,
): KitContextValue {
  const context = createKitContext(kit, { nonce: undefined, container: null })
  if (loadView)
    for (const view of viewNames)
      context.loaderOf(viewImports[view], () => lazy(() => loadView(view)))
  return context
}
