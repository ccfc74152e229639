import { useAccount, useBalance, useDisconnect, useNetwork } from '@latchkit/react-ui'
import { formatUnits } from 'viem'

/** What the page knows of the visitor, through hooks alone: nothing of the modal is drawn here. */
export function AccountPanel() {
  const { address, isConnected, status } = useAccount()
  const { caipNetwork } = useNetwork()
  const { data } = useBalance()
  const { disconnect } = useDisconnect()
  const facts = [
    ['Status', status],
    ['Address', address ?? '–'],
    ['Network', caipNetwork?.name ?? '–'],
    ['Balance', data ? `${data.formatted} ${data.symbol}` : '–'],
  ]
  return (
    <section className="panel" aria-labelledby="account-title">
      <h2 id="account-title">What this page knows</h2>
      <dl className="facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="plain" disabled={!isConnected} onClick={() => disconnect()}>
        Disconnect from here
      </button>
    </section>
  )
}
