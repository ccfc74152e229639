import type { ReactNode } from 'react'
import { Button } from '../../components/Button.tsx'
import { Empty } from '../../components/Empty.tsx'
import { IconTile } from '../../components/IconTile.tsx'
import {
  ExtensionIcon,
  ExternalIcon,
  NetworkIcon,
  PhoneIcon,
  WalletOutlineIcon,
} from '../../components/icons.ts'
import { List } from '../../components/List.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row } from '../../components/Row.tsx'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import type { SharedTexts } from '../../locales/en-shared.ts'
import { useSharedTexts } from '../../locales/useSharedTexts.ts'
import type { DownloadsView } from './downloadsView.ts'
import { StoreQrCodes } from './StoreQrCodes.tsx'

/** The stores and the website of a wallet. */
export function DownloadsScreen({ downloads: view }: { downloads: DownloadsView }) {
  const texts = useSharedTexts()
  const { downloads } = texts
  if (view.step === 'unknown') {
    return (
      <Panel>
        <Empty
          icon={<WalletOutlineIcon />}
          title={downloads.noLink}
          text={downloads.noLinkText}
          action={
            <Button kind="ghost" onClick={view.back}>
              {texts.back}
            </Button>
          }
        />
      </Panel>
    )
  }
  const { wallet, stores, links } = view
  return (
    <Panel
      footer={
        view.afterInstall === 'return' ? downloads.returnAfterInstall : downloads.reloadAfterInstall
      }
    >
      <div className="lk-download">
        <WalletIcon size="hero" name={wallet.name} image={wallet.icon} />
      </div>
      {stores.length > 0 && <StoreQrCodes wallet={wallet} stores={stores} />}
      {links.length > 0 && (
        <List label={downloads.list}>
          {links.map(({ kind, href }) => (
            <Row
              key={kind}
              icon={<IconTile>{icons[kind]}</IconTile>}
              label={downloads[kind]}
              secondary={deviceOf(kind, downloads)}
              end={<ExternalIcon className="lk-row-chevron" />}
              href={href}
            />
          ))}
        </List>
      )}
    </Panel>
  )
}

/** The devices that a link is for. Null for links that are not app stores. */
function deviceOf(kind: string, { iosText, androidText }: SharedTexts['downloads']): string | null {
  if (kind === 'ios') return iosText
  return kind === 'android' ? androidText : null
}

const icons: Readonly<Record<'extension' | 'ios' | 'android' | 'website', ReactNode>> = {
  extension: <ExtensionIcon />,
  ios: <PhoneIcon />,
  android: <PhoneIcon />,
  website: <NetworkIcon />,
}
