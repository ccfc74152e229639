import { inSentence } from '@latchkit/core/utils'
import { chainName, useWords } from '@latchkit/react-ui/locales'
import { useLeave } from '@latchkit/react-ui/views/account'
import { Icon } from '../parts/Icon.tsx'
import { Line } from '../parts/Line.tsx'
import { Name } from '../parts/Name.tsx'
import type { Connected } from './connected.ts'

/** The ways on from an account; the ways out are last. */
export function AccountWays({ account }: { account: Connected }) {
  const words = useWords()
  const leave = useLeave()
  const {
    account: its,
    wallet,
    wallets,
    network,
    explorer,
    addresses,
    networks,
    profile,
    disconnect,
    disconnectAll,
  } = account
  return (
    <ul className="rows ways" aria-label={words.titles.Account}>
      {networks !== null && (
        <Line
          key="network"
          lead={<Icon name="network" />}
          label={words.titles.Networks}
          second={network === null ? null : <Name>{network.name}</Name>}
          end={<Icon name="next" />}
          onClick={networks}
        />
      )}
      {addresses !== null && (
        <Line
          key="accounts"
          lead={<Icon name="down" />}
          label={words.account.switch}
          second={words.account.accounts(its.accounts.length)}
          end={<Icon name="next" />}
          onClick={addresses}
        />
      )}
      {profile !== null && (
        <Line
          key="profile"
          lead={<Icon name="wallet" />}
          label={words.titles.Profile}
          second={words.account.wallets(wallets)}
          end={<Icon name="next" />}
          onClick={profile}
        />
      )}
      {explorer !== null && (
        <Line
          key="explorer"
          lead={<Icon name="history" />}
          label={words.account.explorer}
          end={<Icon name="out" />}
          href={explorer}
        />
      )}
      <Line
        key="out"
        lead={<Icon name="leave" />}
        label={
          disconnectAll === null
            ? words.disconnect
            : words.account.disconnect(inSentence(wallet?.name ?? null))
        }
        second={disconnectAll === null ? null : chainName(words, its.namespace)}
        onClick={() => leave(disconnect)}
      />
      {disconnectAll !== null && (
        <Line
          key="all"
          lead={<Icon name="leave" />}
          label={words.account.disconnectAll}
          onClick={() => leave(disconnectAll)}
        />
      )}
    </ul>
  )
}
