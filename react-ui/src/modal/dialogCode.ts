import type { Kit } from '@latchkit/core'
import type { DialogModule } from '../kit/KitContext.ts'
import { createPanels } from './createPanels.ts'
import { Dialog } from './Dialog.tsx'

/**
 * Creates the modal of a kit. `import()` loads this file with everything that the modal needs to
 * appear.
 */
export const createDialogCode = (kit: Kit): DialogModule => ({ Dialog, panels: createPanels(kit) })
