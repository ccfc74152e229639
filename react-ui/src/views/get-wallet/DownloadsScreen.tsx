import type { Wallet } from '@latchkit/core'
import type { ReactNode } from 'react'
import { Button } from '../../parts/Button.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { IconTile } from '../../parts/IconTile.tsx'
import { ExtensionIcon, ExternalIcon, NetworkIcon, PhoneIcon, WalletOutlineIcon } from '../../parts/icons.ts'
import { List } from '../../parts/List.tsx'
import { Panel } from '../../parts/Panel.tsx'
import { Row } from '../../parts/Row.tsx'
import { WalletIcon } from '../../parts/WalletIcon.tsx'
import { useLanguage } from '../../words/useLanguage.ts'
import { type Store, StoreCodes } from './StoreCodes.tsx'

export type DownloadsScreenProps = {
  /** null: nobody said where it can be had. */
  wallet: Wallet | null
  /** A phone goes to its store; beside a computer there is one that can scan. */
  mobile: boolean
  back(): void
}

/** Where one wallet can be had: its stores, its own page. */
export function DownloadsScreen({ wallet, mobile, back }: DownloadsScreenProps) {
  const words = useLanguage()
  const { downloads } = words
  const { stores, links } = wallet === null ? nothing : linksOf(wallet, mobile)
  if (wallet === null || stores.length + links.length === 0) {
    return (
      <Panel>
        <Empty
          icon={<WalletOutlineIcon />}
          title={downloads.unknown}
          text={downloads.unknownText}
          action={
            <Button kind="ghost" onClick={back}>
              {words.back}
            </Button>
          }
        />
      </Panel>
    )
  }
  return (
    <Panel footer={mobile || (stores.length > 0 && wallet.chrome_store === null) ? downloads.afterApp : downloads.after}>
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
              second={kind === 'ios' ? downloads.iosText : kind === 'android' ? downloads.androidText : null}
              end={<ExternalIcon className="lk-row-chevron" />}
              href={href}
            />
          ))}
        </List>
      )}
    </Panel>
  )
}

type Kind = 'extension' | 'ios' | 'android' | 'website'
const icons: Readonly<Record<Kind, ReactNode>> = {
  extension: <ExtensionIcon />,
  ios: <PhoneIcon />,
  android: <PhoneIcon />,
  website: <NetworkIcon />,
}

type Links = { stores: Store[]; links: { kind: Kind; href: string }[] }
const nothing: Links = { stores: [], links: [] }

/** On a phone the stores are links like others. */
function linksOf({ chrome_store, app_store, play_store, homepage }: Wallet, mobile: boolean): Links {
  const at = <K extends Kind>(kind: K, href: string | null) => (href === null ? [] : [{ kind, href }])
  const stores = [...at('ios', app_store), ...at('android', play_store)]
  const [before, after] = [at('extension', chrome_store), at('website', homepage)]
  return mobile ? { stores: [], links: [...before, ...stores, ...after] } : { stores, links: [...before, ...after] }
}
