import { importAgain, type Kit, type KitState, type ViewName } from '@latchkit/core'
import { connectFlow } from '@latchkit/core/flows/connect'
import type { DialogCode } from '../kit/HandleContext.ts'

/** Fetches the modal's code, and beside it that of the view it will open with. */
export async function loadDialog(kit: Kit, attempt: number): Promise<DialogCode> {
  const view = firstView(kit.store.getSnapshot())
  const [{ createDialogCode }] = await Promise.all([
    importAgain(() => import('./dialogCode.ts'), attempt),
    ...ahead(kit, view),
  ])
  const code = createDialogCode(kit)
  await code.panels.of(view).load()
  return code
}

function firstView({ modal, router, network, accounts }: KitState): ViewName {
  if (modal.phase === 'open') return router.entry.view
  const active = network.activeNamespace === null ? undefined : accounts[network.activeNamespace]
  return active?.status === 'connected' ? 'Account' : 'Connect'
}

// What fails here is tried again, and spoken of, by the view's own loader. The flow does not wait for the engine that will run it.
function ahead(kit: Kit, view: ViewName): Promise<unknown>[] {
  const code =
    view === 'Account'
      ? [import('../views/account/AccountPanel.tsx')]
      : [import('../views/connect/ConnectPanel.tsx'), connectFlow.load()]
  return [...code, kit.preload(view)].map((one) => one.catch(() => null))
}
