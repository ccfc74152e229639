import type { Wallet } from '@latchkit/core'
import { QrCode } from '../../components/QrCode.tsx'
import { useTexts } from '../../locales/useTexts.ts'
import { BrandIcon } from './BrandIcon.tsx'
import { getWalletTexts } from './texts/en.ts'

type Store = { kind: 'ios' | 'android'; href: string }

/** The app stores of a wallet as QR codes to scan with a phone. Each code is also a link. */
export function StoreQrCodes({ wallet, stores }: { wallet: Wallet; stores: readonly Store[] }) {
  const { downloads } = useTexts(getWalletTexts)
  return (
    <div className="lk-stores">
      <p className="lk-lead">{downloads.scanWithPhone}</p>
      {stores.map(({ kind, href }) => {
        const device = kind === 'ios' ? downloads.iosText : downloads.androidText
        return (
          <a
            key={kind}
            className="lk-store"
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            referrerPolicy="no-referrer"
          >
            <span aria-hidden="true">
              <QrCode text={href} label="">
                <BrandIcon size="dot" wallet={wallet} />
              </QrCode>
            </span>
            <span className="lk-row-label">{downloads[kind]}</span>
            <span className="lk-row-secondary">{device}</span>
          </a>
        )
      })}
    </div>
  )
}
