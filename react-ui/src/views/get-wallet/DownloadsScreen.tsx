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
import { useLanguage } from '../../locales/useLanguage.ts'
import type { DownloadsView } from './downloadsView.ts'
import { StoreCodes } from './StoreCodes.tsx'

/** Where one wallet can be had: its stores, its own page. */
export function DownloadsScreen({ downloads: view }: { downloads: DownloadsView }) {
  const words = useLanguage()
  const { downloads } = words
  if (view.step === 'unknown') {
    return (
      <Panel>
        <Empty
          icon={<WalletOutlineIcon />}
          title={downloads.unknown}
          text={downloads.unknownText}
          action={
            <Button kind="ghost" onClick={view.back}>
              {words.back}
            </Button>
          }
        />
      </Panel>
    )
  }
  const { wallet, stores, links } = view
  return (
    <Panel footer={view.then === 'return' ? downloads.afterApp : downloads.after}>
      <div className="lk-download">
        <WalletIcon size="hero" name={wallet.name} image={wallet.icon} />
      </div>
      {stores.length > 0 && <StoreCodes wallet={wallet} stores={stores} />}
      {links.length > 0 && (
        <List label={downloads.list}>
          {links.map(({ kind, href }) => (
            <Row
              key={kind}
              icon={<IconTile>{icons[kind]}</IconTile>}
              label={downloads[kind]}
              second={
                kind === 'ios'
                  ? downloads.iosText
                  : kind === 'android'
                    ? downloads.androidText
                    : null
              }
              end={<ExternalIcon className="lk-row-chevron" />}
              href={href}
            />
          ))}
        </List>
      )}
    </Panel>
  )
}

const icons: Readonly<Record<'extension' | 'ios' | 'android' | 'website', ReactNode>> = {
  extension: <ExtensionIcon />,
  ios: <PhoneIcon />,
  android: <PhoneIcon />,
  website: <NetworkIcon />,
}
