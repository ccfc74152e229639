import type { NativeBalance } from '@latchkit/core'
import { shortAddress } from '@latchkit/core/utils'
import type { useAccount } from '@latchkit/react-ui'
import { useTexts } from '@latchkit/react-ui/locales'
import { Amount } from '../components/Amount.tsx'

type HeroProps = {
  address: string | null
  status: ReturnType<typeof useAccount>['status']
  balance: NativeBalance | null
  open(): void
}

/**
 * The account in large type. The button stays mounted when the status changes, so that the drawer
 * can restore the focus to it.
 */
export function Hero({ address, status, balance, open }: HeroProps) {
  const texts = useTexts()
  const connected = status === 'connected' && address !== null
  const isConnecting = status === 'connecting' || status === 'reconnecting'
  return (
    <div className="hero">
      <h1 className={connected ? 'unseen' : 'headline'}>
        {connected
          ? texts.titles.Account
          : isConnecting
            ? `${texts.account[status]}…`
            : 'Not connected'}
      </h1>
      {status === 'disconnected' && (
        <p className="lead">
          A wallet console with its own design: every view of the kit, built with render props and
          hooks. Connect a wallet to try it.
        </p>
      )}
      <button
        type="button"
        className={connected ? 'hero-who' : 'button'}
        data-kind="primary"
        onClick={open}
      >
        {connected ? (
          <>
            <bdi className="headline">{shortAddress(address)}</bdi>
            {balance !== null && (
              <span className="hero-balance">
                <Amount {...balance} />
              </span>
            )}
          </>
        ) : isConnecting ? (
          texts.buttons.connecting
        ) : (
          texts.buttons.connect
        )}
      </button>
    </div>
  )
}
