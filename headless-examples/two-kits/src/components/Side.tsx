import { nativeBalanceText } from '@latchkit/core/utils'
import {
  ConnectButton,
  NetworkButton,
  useAccount,
  useBalance,
  useDisconnect,
  useKit,
  useNetwork,
  useToast,
  useWalletInfo,
} from '@latchkit/react-ui'

/** `chains`: names of the networks, for display. */
export type SideProps = { title: string; project: string; chains: string }

/** Panel of one kit: its state and its buttons. */
export function Side({ title, project, chains }: SideProps) {
  const { id } = useKit()
  const { address, status } = useAccount()
  const { active } = useNetwork()
  const { data: balance } = useBalance()
  const wallet = useWalletInfo()
  const disconnect = useDisconnect()
  const { showToast } = useToast()
  const showGreeting = () => showToast({ variant: 'success', message: `Toast from the ${id} kit` })
  const rows = [
    ['Project', project],
    ['Networks', chains],
    ['Storage', `@latchkit/${id}`],
    ['Status', status],
    ['Wallet', wallet?.name],
    ['Address', address],
    ['Network', status === 'connected' ? active?.name : null],
    ['Balance', balance ? nativeBalanceText(balance) : null],
  ] as const
  return (
    <section className="side" data-kit={id} aria-labelledby={`${id}-title`}>
      <div className="head">
        <h2 id={`${id}-title`}>{title}</h2>
        <NetworkButton />
      </div>
      <div className="actions">
        <ConnectButton />
      </div>
      <dl className="facts">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={label === 'Address' ? 'hex' : undefined}>
              <bdi>{value ?? '–'}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="actions">
        <button type="button" onClick={showGreeting}>
          Show a toast
        </button>
        <button
          type="button"
          disabled={status !== 'connected' || disconnect.step === 'pending'}
          onClick={() => disconnect.step !== 'pending' && disconnect.run()}
        >
          Disconnect from the page
        </button>
      </div>
    </section>
  )
}
