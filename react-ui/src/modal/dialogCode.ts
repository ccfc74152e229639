import type { Kit } from '@latchkit/core'
import type { DialogModule } from '../kit/KitContext.ts'
import { createPanels } from './createPanels.ts'
import { Dialog } from './Dialog.tsx'
import { ModalStyles } from './ModalStyles.tsx'
import { renderOnce } from './renderOnce.tsx'

/**
 * Creates the code of the modal for a kit. `useDialogLoader` imports this file on demand, so that
 * everything it imports loads with the modal and not with the page.
 */
export const createDialogCode = (kit: Kit): DialogModule => ({
  Dialog: renderOnce(Dialog),
  Styles: ModalStyles,
  panels: createPanels(kit),
})
