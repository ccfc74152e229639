import { nativeBalanceText } from '@latchkit/core/utils'
import {
  useAccount,
  useBalance,
  useDisconnect,
  useModal,
  useNetwork,
  useWalletInfo,
} from '@latchkit/react-ui'
import { Button } from '../components/Button.tsx'
import { Hero } from './Hero.tsx'
import { Sign } from './Sign.tsx'

/** The page: the account, and state read with hooks. */
export function Desk() {
  const { address, status, namespace } = useAccount()
  const { data: balance } = useBalance()
  const { active, supported } = useNetwork()
  const { open } = useModal()
  const wallet = useWalletInfo()
  const disconnect = useDisconnect(namespace ?? undefined)
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
          <Button onClick={() => disconnect.step !== 'pending' && disconnect.run()}>
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
