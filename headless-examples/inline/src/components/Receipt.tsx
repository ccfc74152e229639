import { nativeBalanceText, shortAddress } from '@latchkit/core/utils'
import { useAccount, useBalance, useNetwork, useWalletInfo } from '@latchkit/react-ui'

/** Account, network and balance beside the widget, read with hooks. */
export function Receipt() {
  const { address, status } = useAccount()
  const { data: balance } = useBalance()
  const { active } = useNetwork()
  const wallet = useWalletInfo()
  const rows = [
    ['Paying with', status === 'connected' ? wallet?.name : null],
    ['From', status === 'connected' && address ? shortAddress(address) : null],
    ['On', active?.name],
    ['At hand', balance ? nativeBalanceText(balance) : null],
  ] as const
  return (
    <dl className="receipt" aria-label="What the page knows">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value ?? '–'}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
