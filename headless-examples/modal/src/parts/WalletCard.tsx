import type { ApprovalMode, WalletControl, WalletName } from '@latchkit/sandbox/wallets'
import { useState, useSyncExternalStore } from 'react'
import { Choice } from './Choice.tsx'

const modes: readonly { value: ApprovalMode; label: string }[] = [
  { value: 'window', label: 'Asks you' },
  { value: 'auto', label: 'Approves' },
  { value: 'reject', label: 'Rejects' },
  { value: 'never', label: 'Stays silent' },
]

/** The next of a few values, round and round. */
const after = <Value,>(values: readonly Value[], current: Value): Value => values[(values.indexOf(current) + 1) % values.length] ?? current

const networks: Readonly<Record<number, string>> = { 31337: 'Localhost One', 31338: 'Localhost Two', 1: 'a network not offered here' }
const chainIds = [31337, 31338, 1] as const

type WalletCardProps = { id: WalletName; icon: string; control: WalletControl; silent: boolean }

/** One pretend wallet and its strings. The third network is one that no page here has configured. */
export function WalletCard({ id, icon, control, silent }: WalletCardProps) {
  const { mode, active, chainId, locked } = useSyncExternalStore(control.onChange, control.state)
  const [installed, setInstalled] = useState(!silent)
  const { name, addresses } = control
  if (!installed) {
    const announce = () => {
      control.announce()
      setInstalled(true)
    }
    return (
      <article className="wallet" aria-label={name}>
        <WalletHead name={name} icon={icon} note="Not installed yet" />
        <button type="button" className="plain" onClick={announce}>
          Install it now
        </button>
      </article>
    )
  }
  const place = `Account ${addresses.indexOf(active) + 1} on ${networks[chainId] ?? 'another network'}${locked ? ', locked' : ''}`
  return (
    <article className="wallet" aria-label={name}>
      <WalletHead name={name} icon={icon} note={place} />
      <Choice label={`How ${name} answers`} name={`mode-${id}`} value={mode} options={modes} onChoose={control.setMode} />
      <div className="strings">
        <button type="button" className="small" onClick={() => control.changeAccount(after(addresses, active))}>
          Other account
        </button>
        <button type="button" className="small" onClick={() => control.changeChain(after<number>(chainIds, chainId))}>
          Next network
        </button>
        <button type="button" className="small" onClick={locked ? control.unlock : control.lock}>
          {locked ? 'Unlock' : 'Lock'}
        </button>
        <button type="button" className="small" onClick={control.revoke}>
          Forget page
        </button>
      </div>
    </article>
  )
}

const WalletHead = ({ name, icon, note }: { name: string; icon: string; note: string }) => (
  <div className="wallet-head">
    <img src={icon} alt="" width="40" height="40" />
    <div>
      <h3>{name}</h3>
      <p>{note}</p>
    </div>
  </div>
)
