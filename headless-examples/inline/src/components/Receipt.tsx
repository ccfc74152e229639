import { nativeBalanceText, shortAddress } from '@latchkit/core/utils'
import { useAccount, useBalance, useNetwork, useWalletInfo } from '@latchkit/react-ui'

/** Account, network and balance beside the widget, read with hooks. */
export function Receipt() {
  const { address, status } = useAccount()
  const { data: balance } = useBalance()
  const { active } = useNetwork()
  const wallet = useWalletInfo()
  const rows = [
    ['Wallet', status === 'connected' ? wallet?.name : null],
    ['Account', status === 'connected' && address ? shortAddress(address) : null],
    ['Network', active?.name],
    ['Balance', balance ? nativeBalanceText(balance) : null],
  ] as const
  return (
    <dl className="receipt" aria-label="Account">
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
