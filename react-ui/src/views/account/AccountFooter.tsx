import { isolateText } from '@latchkit/core/utils'
import { Button } from '../../components/Button.tsx'
import { ExternalLink } from '../../components/ExternalLink.tsx'
import { DisconnectIcon, ExternalIcon, SwitchIcon } from '../../components/icons.ts'
import { useDisconnectWithToast } from '../../hooks/useDisconnectWithToast.ts'
import { useTexts } from '../../locales/useTexts.ts'
import type { AccountView } from './accountView.ts'
import { accountTexts } from './texts/en.ts'

/** Actions of the account that are always in sight: switch account, explorer, disconnect. */
export function AccountFooter({
  account: { openAccounts, explorerUrl, wallet, disconnect, disconnectAll },
}: {
  account: Extract<AccountView, { step: 'connected' }>
}) {
  const texts = useTexts(accountTexts)
  const disconnectWithToast = useDisconnectWithToast()
  return (
    <div className="lk-account-footer">
      {openAccounts !== null && (
        <Button kind="ghost" onClick={openAccounts}>
          <SwitchIcon /> {texts.account.switchAccount}
        </Button>
      )}
      {explorerUrl !== null && (
        <ExternalLink variant="ghost" href={explorerUrl} label={texts.account.viewOnExplorer}>
          <ExternalIcon /> {texts.account.explorer}
        </ExternalLink>
      )}
      <Button
        kind="ghost"
        aria-label={
          disconnectAll === null
            ? undefined
            : texts.account.disconnect(isolateText(wallet?.name ?? null))
        }
        onClick={() => disconnectWithToast(disconnect)}
      >
        <DisconnectIcon className="lk-flip" /> {texts.disconnect}
      </Button>
    </div>
  )
}
