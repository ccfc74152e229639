import { SwitchActiveChain } from './SwitchActiveChain.tsx'
import { SwitchActiveChainScreen } from './SwitchActiveChainScreen.tsx'

/** Switches to a network whose namespace has no connected wallet. */
export function SwitchActiveChainPanel() {
  return (
    <SwitchActiveChain>
      {(view) => (view.step === 'loading' ? null : <SwitchActiveChainScreen view={view} />)}
    </SwitchActiveChain>
  )
}
