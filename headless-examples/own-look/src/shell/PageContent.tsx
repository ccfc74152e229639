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
import { SignOut } from './SignOut.tsx'

/** Content of the page: the account, and state that hooks return. */
export function PageContent() {
  const { address, status, namespace } = useAccount()
  const { data: balance } = useBalance()
  const { active, supported } = useNetwork()
  const { open } = useModal()
  const wallet = useWalletInfo()
  const disconnect = useDisconnect(namespace ?? undefined)
  const network =
    active !== null && status === 'connected'
      ? active.name + (supported ? '' : ', not supported here')
      : null
  return (
    <main className="desk">
      <Hero address={address} status={status} balance={balance} open={() => void open()} />
      <dl className="facts">
        {renderDetail('Status', status)}
        {wallet !== null && renderDetail('Wallet', wallet.name)}
        {address !== null && renderDetail('Address', address)}
        {network !== null && renderDetail('Network', network)}
        {balance !== null && renderDetail('Balance', nativeBalanceText(balance))}
      </dl>
      {status === 'connected' && (
        <div className="actions">
          <Button onClick={() => disconnect.step !== 'pending' && disconnect.run()}>
            Disconnect from the page
          </Button>
          <SignOut />
          <Sign />
        </div>
      )}
    </main>
  )
}

const renderDetail = (label: string, value: string) => (
  <div className="fact" data-fact={label}>
    <dt className="fact-label">{label}</dt>
    <dd className="fact-value">
      <bdi>{value}</bdi>
    </dd>
  </div>
)
