import { SwitchActiveChain } from './SwitchActiveChain.tsx'
import { SwitchActiveChainScreen } from './SwitchActiveChainScreen.tsx'

/** Switches to a network whose namespace has no connected wallet. */
export function SwitchActiveChainPanel() {
  return (
    <SwitchActiveChain>
      {(change) => (change.step === 'loading' ? null : <SwitchActiveChainScreen change={change} />)}
    </SwitchActiveChain>
  )
}
