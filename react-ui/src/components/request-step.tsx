import type { ConnectingTexts } from '../locales/en-connecting.ts'
import type { PendingScreenProps } from './PendingScreen.tsx'
import { TwoButtons } from './TwoButtons.tsx'

/**
 * The step in which a wallet has a request, which can be sent again. `unresponsive`: the wallet has
 * not answered for a while. `wallet`: its name, null if it is unknown. `text`: what to do there.
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
