import { nativeBalanceText } from '@latchkit/core/utils'
import {
  useAccount,
  useBalance,
  useDisconnect,
  useKitState,
  useNetwork,
  useWalletInfo,
} from '@latchkit/react-ui'
import { labelOf } from '@latchkit/sandbox/page'

/** State of the account, read with hooks only. */
export function AccountPanel({ title = 'useAccount()' }: { title?: string }) {
  const { address, status, namespace } = useAccount()
  const { active, supported } = useNetwork()
  const { data: balance } = useBalance()
  const accounts = useKitState((state) => state.accounts)
  const wallet = useWalletInfo()
  const disconnect = useDisconnect(namespace ?? undefined)
  const network =
    active && status === 'connected' ? active.name + (supported ? '' : ', not supported here') : '–'
  const others = Object.values(accounts).flatMap((account) =>
    account?.status === 'connected' && account.namespace !== namespace
      ? [labelOf(account.namespace)]
      : [],
  )
  const rows = [
    { label: 'Status', value: status },
    { label: 'Wallet', value: wallet?.name ?? '–' },
    { label: 'Address', value: address ?? '–' },
    { label: 'Network', value: network },
    { label: 'Balance', value: balance ? nativeBalanceText(balance) : '–' },
    ...(others.length === 0 ? [] : [{ label: 'Also connected', value: others.join(', ') }]),
  ]
  return (
    <section className="panel" aria-label={title}>
      <h2>{title}</h2>
      <dl className="facts">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={label === 'Address' && address ? 'hex' : undefined}>{value}</dd>
          </div>
        ))}
      </dl>
      <button
        type="button"
        className="plain"
        disabled={status !== 'connected' || disconnect.step === 'pending'}
        onClick={() => disconnect.step !== 'pending' && disconnect.run()}
      >
        Disconnect from the page
      </button>
    </section>
  )
}
