import type { ReactNode } from 'react'
import { IconTile } from '../../components/IconTile.tsx'
import {
  DisconnectIcon,
  NetworkIcon,
  SettingsIcon,
  ShieldIcon,
  WalletOutlineIcon,
} from '../../components/icons.ts'
import { List } from '../../components/List.tsx'
import { Row } from '../../components/Row.tsx'
import { useDisconnectWithToast } from '../../hooks/useDisconnectWithToast.ts'
import { useTexts } from '../../locales/useTexts.ts'
import type { AccountView } from './accountView.ts'
import { accountTexts } from './texts/en.ts'

/**
 * Rows that lead to the networks if the network is unsupported, to the settings of the embedded
 * wallet, to the wallets of all namespaces, sign in or out, and disconnect all wallets. Renders
 * nothing if there is no row.
 */
export function AccountRows({
  account: {
    openNetworks,
    openProfile,
    openSettings,
    supported,
    walletCount,
    signIn,
    signOut,
    disconnectAll,
  },
}: {
  account: Extract<AccountView, { step: 'connected' }>
}): ReactNode {
  const texts = useTexts(accountTexts)
  const disconnectWithToast = useDisconnectWithToast()
  const openSupported = supported ? null : openNetworks
  const actions = [openSupported, openProfile, openSettings, signIn, signOut, disconnectAll]
  if (actions.every((action) => action === null)) return null
  return (
    <List label={texts.titles.Account}>
      {openSupported !== null && (
        <Row
          icon={tile(<NetworkIcon />)}
          label={texts.titles.SwitchNetwork}
          end="chevron"
          onClick={openSupported}
        />
      )}
      {openProfile !== null && (
        <Row
          icon={tile(<WalletOutlineIcon />)}
          label={texts.titles.Profile}
          secondary={texts.account.wallets(walletCount)}
          end="chevron"
          onClick={openProfile}
        />
      )}
      {openSettings !== null && <SettingsRow open={openSettings} />}
      {signIn !== null && <SignInRow signIn={signIn} />}
      {signOut !== null && <SignOutRow signOut={signOut} />}
      {disconnectAll !== null && (
        <Row
          icon={
            <IconTile tone="plain">
              <DisconnectIcon className="lk-flip" />
            </IconTile>
          }
          label={texts.account.disconnectAll}
          onClick={() => disconnectWithToast(disconnectAll)}
        />
      )}
    </List>
  )
}

const tile = (icon: ReactNode) => <IconTile>{icon}</IconTile>

function SettingsRow({ open }: { open(): void }) {
  const { titles } = useTexts(accountTexts)
  return (
    <Row
      icon={tile(<SettingsIcon />)}
      label={titles.AccountSettings}
      end="chevron"
      onClick={open}
    />
  )
}

function SignInRow({ signIn }: { signIn(): void }) {
  const { account } = useTexts(accountTexts)
  return (
    <Row
      icon={tile(<ShieldIcon />)}
      label={account.signIn}
      secondary={account.signInText}
      end="chevron"
      onClick={signIn}
    />
  )
}

function SignOutRow({ signOut }: { signOut(): Promise<void> }) {
  const { account } = useTexts(accountTexts)
  return (
    <Row
      icon={
        <IconTile tone="plain">
          <ShieldIcon />
        </IconTile>
      }
      label={account.signOut}
      secondary={account.signedIn}
      // The kit shows a toast if it fails (fault SG8).
      onClick={() => void signOut().catch(() => {})}
    />
  )
}
