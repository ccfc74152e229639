import { useKitState } from '../../kit/useKitState.ts'
import { ConnectingMultiChain } from './ConnectingMultiChain.tsx'
import { MultiChainScreen } from './MultiChainScreen.tsx'

/** Asks for the namespace in which to connect a wallet. */
export function ConnectingMultiChainPanel() {
  const networks = useKitState(({ network }) => network.networks)
  return (
    <ConnectingMultiChain>
      {(choice) =>
        choice.step === 'loading' ? null : <MultiChainScreen choice={choice} networks={networks} />
      }
    </ConnectingMultiChain>
  )
}
