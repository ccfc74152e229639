import { SwitchActiveChain } from './SwitchActiveChain.tsx'
import { SwitchActiveChainScreen } from './SwitchActiveChainScreen.tsx'

/** A network whose namespace has no wallet yet. */
export function SwitchActiveChainPanel() {
  return (
    <SwitchActiveChain>
      {(change) => (change.step === 'loading' ? null : <SwitchActiveChainScreen change={change} />)}
    </SwitchActiveChain>
  )
}
