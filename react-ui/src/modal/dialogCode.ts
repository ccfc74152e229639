import type { Kit } from '@latchkit/core'
import type { DialogCode } from '../kit/HandleContext.ts'
import { createPanels } from './createPanels.ts'
import { Dialog } from './Dialog.tsx'

/** The modal of one kit; this file and what it imports is what arrives when the modal is first wanted. */
export const createDialogCode = (kit: Kit): DialogCode => ({ Dialog, panels: createPanels(kit) })
