import type { ConnectingTexts } from '../locales/en-connecting.ts'
import type { PendingScreenProps } from './PendingScreen.tsx'
import { TwoButtons } from './TwoButtons.tsx'

/**
 * Props of the screen for a request that waits in a wallet and can be sent again. `unresponsive`:
 * the wallet has not answered for a while. `wallet`: its name; null if unknown. `text`:
 * instructions.
 */
export function requestStep(
  { connecting, askAgain }: ConnectingTexts,
  { unresponsive, cancel, retry }: { unresponsive: boolean; cancel(): void; retry(): void },
  wallet: string | null,
  text: string,
): Omit<PendingScreenProps, 'icon'> {
  return {
    ring: unresponsive ? 'unresponsive' : 'pending',
    title: unresponsive ? connecting.unresponsive(wallet) : connecting.requesting(wallet),
    text: unresponsive ? connecting.unresponsiveText : text,
    actions: (
      <TwoButtons cancel={cancel} next={retry} nextLabel={askAgain} emphasized={unresponsive} />
    ),
  }
}
