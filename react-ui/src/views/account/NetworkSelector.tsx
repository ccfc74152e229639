'use client'
import { DownIcon } from '../../components/icons.ts'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { useNetworkLabel } from '../../hooks/useNetworkLabel.ts'
import { Account } from './Account.tsx'

/** The network in use, and the way to the others where there is a choice. */
export function NetworkSelector() {
  const label = useNetworkLabel()
  return (
    <Account>
      {(account) => {
        if (account.step !== 'connected') return null
        const { network, networks } = account
        const shown = (
          <>
            <WalletIcon
              size="dot"
              name={network?.name ?? label}
              image={network?.imageUrl ?? null}
            />
            <span className="lk-network-name">{label}</span>
          </>
        )
        if (networks === null) return <span className="lk-network">{shown}</span>
        return (
          <button type="button" className="lk-network" onClick={networks}>
            {shown}
            <DownIcon />
          </button>
        )
      }}
    </Account>
  )
}
