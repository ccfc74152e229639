import { isolateText } from '@latchkit/core/utils'
import { IconTile } from '../../components/IconTile.tsx'
import { CodeIcon, NetworkIcon, WalletOutlineIcon } from '../../components/icons.ts'
import { List } from '../../components/List.tsx'
import { Row } from '../../components/Row.tsx'
import { useTexts } from '../../locales/useTexts.ts'
import type { ShowingUriView } from './remote.types.ts'
import { remoteTexts } from './texts/en.ts'

/** A list of other connection methods, shown if the wallet's app did not open or has no link. */
export function OtherMethods({ view, showCode }: { view: ShowingUriView; showCode(): void }) {
  const { remote, connecting } = useTexts(remoteTexts)
  const { download } = view
  const offersWebApp = view.platforms.includes('web') && view.platform !== 'web'
  return (
    <List label={remote.otherMethods}>
      <Row
        key="code"
        icon={
          <IconTile>
            <CodeIcon />
          </IconTile>
        }
        label={remote.showQrCode}
        end="chevron"
        onClick={showCode}
      />
      {offersWebApp && (
        <Row
          key="web"
          icon={
            <IconTile>
              <NetworkIcon />
            </IconTile>
          }
          label={remote.platforms.web}
          end="chevron"
          onClick={() => view.selectTab('web')}
        />
      )}
      {download !== null && (
        <Row
          key="get"
          icon={
            <IconTile>
              <WalletOutlineIcon />
            </IconTile>
          }
          label={connecting.getWallet(isolateText(view.wallet?.name ?? null))}
          end="chevron"
          onClick={download}
          opens="Downloads"
        />
      )}
    </List>
  )
}
