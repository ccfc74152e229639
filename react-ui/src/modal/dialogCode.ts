import type { Kit } from '@latchkit/core'
import componentsCss from '../components/components.css?inline'
import type { DialogModule } from '../kit/KitContext.ts'
import { adoptSheet, styleRootOf } from '../theme/adoptSheet.ts'
import { createPanels } from './createPanels.ts'
import { Dialog } from './Dialog.tsx'
import dialogCss from './dialog.css?inline'
import { renderOnce } from './renderOnce.tsx'

/**
 * Creates the code of the modal for a kit. `lazyDialog` imports this file on demand, so that
 * everything it imports loads with the modal and not with the page.
 */
export function createDialogCode(kit: Kit): DialogModule {
  // The browser parses the styles before the click. The dialog adopts them where it is rendered.
  for (const text of [componentsCss, dialogCss]) adoptSheet(styleRootOf(null), text)
  return { Dialog: renderOnce(Dialog), panels: createPanels(kit) }
}
