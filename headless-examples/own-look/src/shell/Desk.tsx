import { nativeBalanceText } from '@latchkit/core/utils'
import {
  useAccount,
  useBalance,
  useDisconnect,
  useModal,
  useNetwork,
  useWalletInfo,
} from '@latchkit/react-ui'
import { Button } from '../parts/Button.tsx'
import { Hero } from './Hero.tsx'
import { Sign } from './Sign.tsx'

/** The page itself: who is here in large words, and what the page knows, by hooks alone. */
export function Desk() {
  const { address, status, namespace } = useAccount()
  const { balance } = useBalance()
  const { active, supported } = useNetwork()
  const { open } = useModal()
  const wallet = useWalletInfo()
  const disconnect = useDisconnect()
  const network =
    active !== null && status === 'connected'
      ? active.name + (supported ? '' : ', not offered here')
      : null
  return (
    <main className="desk">
      <Hero address={address} status={status} balance={balance} open={() => void open()} />
      <dl className="facts">
        {fact('Status', status)}
        {wallet !== null && fact('Wallet', wallet.name)}
        {address !== null && fact('Address', address)}
        {network !== null && fact('Network', network)}
        {balance !== null && fact('Balance', nativeBalanceText(balance))}
      </dl>
      {status === 'connected' && (
        <div className="actions">
          <Button onClick={() => void disconnect(namespace ?? undefined)}>
            Disconnect from here
          </Button>
          <Sign />
        </div>
      )}
    </main>
  )
}

const fact = (label: string, value: string) => (
  <div className="fact" data-fact={label}>
    <dt className="fact-label">{label}</dt>
    <dd className="fact-value">
      <bdi>{value}</bdi>
    </dd>
  </div>
)
