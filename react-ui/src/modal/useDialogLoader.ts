'use client'
import type { KitState, ViewName } from '@latchkit/core'
import { type Lazy, lazy } from '@latchkit/core/internal'
import type { DialogModule, LoaderContext } from '../kit/KitContext.ts'
import { codeLoader } from '../kit/useCode.ts'
import { useKitContext } from '../kit/useKitContext.ts'
import { importLegal, importLogins } from '../views/connect/first-view-code.ts'

/** The loader of the modal's code. Only modules that import this hook bundle that code. */
export const useDialogLoader = (): Lazy<DialogModule> => dialogLoader(useKitContext())

/** The loader of the modal's code. */
export const dialogLoader = (context: LoaderContext): Lazy<DialogModule> =>
  context.loaderOf(dialogLoader, () => lazyDialog(context))

/** The code of the modal, which loads together with the code of its first view. */
function lazyDialog(context: LoaderContext): Lazy<DialogModule> {
  const currentFirstView = () => firstView(context.kit.state.getSnapshot())
  return lazy(
    async () => {
      const [module] = await Promise.all([
        import('./dialogCode.ts'),
        ...prefetch(context, currentFirstView()),
      ])
      return module
    },
    ({ createDialogCode }) => createDialogCode(context, currentFirstView()),
  )
}

/** The view that the modal shows if it is open, otherwise the view that it shows first. */
function firstView({ modal, router, network, accounts }: KitState): ViewName {
  if (modal.phase === 'open') return router.entry.view
  const active = network.activeNamespace === null ? undefined : accounts[network.activeNamespace]
  return (active?.status ?? 'disconnected') === 'disconnected' ? 'Connect' : 'Account'
}

/**
 * Loads the code of the first view, with the logins if the page may offer them, and its legal
 * notice. A failure is ignored here: the loader of the view retries and reports it. The engine loads
 * the Connect flow itself; with a stored connection it runs already.
 */
function prefetch(context: LoaderContext, view: ViewName): Promise<unknown>[] {
  const { logins, termsConditionsUrl, privacyPolicyUrl } = context.kit.state.getSnapshot().config
  const hasLegal = termsConditionsUrl !== null || privacyPolicyUrl !== null
  const code =
    view === 'Account'
      ? [import('../views/account/account.views.ts'), context.kit.modal.preload(view)]
      : [
          import('../views/connect/connect.views.ts'),
          logins && codeLoader(context, importLogins).load(),
          hasLegal && codeLoader(context, importLegal).load(),
        ]
  return code.map((loading) => Promise.resolve(loading).catch(() => null))
}
