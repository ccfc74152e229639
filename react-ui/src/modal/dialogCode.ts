import type { ViewName } from '@latchkit/core'
import type { DialogModule, LoaderContext } from '../kit/KitContext.ts'
import { Dialog } from './Dialog.tsx'
import { ModalStyles } from './ModalStyles.tsx'
import { panelLoader } from './panelLoader.ts'
import { renderOnce } from './renderOnce.tsx'

/**
 * Creates the code of the modal for a kit, and loads its first view. `useDialogLoader` imports this
 * file on demand, so that everything it imports loads with the modal and not with the page.
 */
export async function createDialogCode(
  context: LoaderContext,
  firstView: ViewName,
): Promise<DialogModule> {
  await panelLoader(context, firstView).load()
  return { Dialog: renderOnce(Dialog), Styles: ModalStyles }
}
