'use client'
import { DownIcon } from '../../components/icons.ts'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { useNetworkLabel } from '../../hooks/useNetworkLabel.ts'
import { Account } from './Account.tsx'

/** The active network, as a button that opens the list of networks if there are several. */
export function NetworkSelector() {
  const label = useNetworkLabel()
  return (
    <Account>
      {(account) => {
        if (account.step !== 'connected') return null
        const { network, openNetworks } = account
        const content = (
          <>
            <WalletIcon
              size="dot"
              name={network?.name ?? label}
              image={network?.imageUrl ?? null}
            />
            <span className="lk-network-name">{label}</span>
          </>
        )
        if (openNetworks === null) return <span className="lk-network">{content}</span>
        return (
          <button type="button" className="lk-network" onClick={openNetworks}>
            {content}
            <DownIcon />
          </button>
        )
      }}
    </Account>
  )
}
