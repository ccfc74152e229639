import { useTexts } from '@latchkit/react-ui/locales'
import { Downloads } from '@latchkit/react-ui/views/get-wallet'
import { Button } from '../components/Button.tsx'
import { Icon, type IconName } from '../components/Icon.tsx'
import { LinkOut } from '../components/LinkOut.tsx'
import { Mark } from '../components/Mark.tsx'
import { Qr } from '../components/Qr.tsx'
import { Step } from '../components/Step.tsx'

type Kind = 'extension' | 'ios' | 'android' | 'website'
const icons: Readonly<Record<Kind, IconName>> = {
  extension: 'grid',
  ios: 'phone',
  android: 'phone',
  website: 'network',
}

/** Download links of a wallet. */
export function DownloadsScreen() {
  const texts = useTexts()
  const { downloads: downloadTexts } = texts
  return (
    <Downloads>
      {(view) => {
        if (view.step === 'unknown') {
          return (
            <Step tone="rest" title={downloadTexts.noLink} text={downloadTexts.noLinkText}>
              <Button onClick={view.back}>{texts.back}</Button>
            </Step>
          )
        }
        const { wallet, stores, links } = view
        return (
          <>
            <Mark size="large" name={wallet.name} image={wallet.icon} />
            {stores.length > 0 && (
              <div className="stores">
                <p>{downloadTexts.scanWithPhone}</p>
                {stores.map(({ kind, href }) => (
                  <LinkOut key={kind} href={href} look="store">
                    <span aria-hidden="true">
                      <Qr text={href} label="">
                        <Icon name={icons[kind]} />
                      </Qr>
                    </span>
                    <span className="row-label">{downloadTexts[kind]}</span>
                    <span className="row-second">{second(kind)}</span>
                  </LinkOut>
                ))}
              </div>
            )}
            {links.length > 0 && (
              <ul className="rows" aria-label={downloadTexts.list}>
                {links.map(({ kind, href }) => (
                  <li key={kind} className="row-item">
                    <LinkOut href={href} look="row">
                      <Icon name={icons[kind]} />
                      <span className="row-words">
                        <span className="row-label">{downloadTexts[kind]}</span>
                        {second(kind) !== null && (
                          <span className="row-second">{second(kind)}</span>
                        )}
                      </span>
                      <Icon name="out" />
                    </LinkOut>
                  </li>
                ))}
              </ul>
            )}
            <p className="sheet-foot">
              {view.afterInstall === 'return'
                ? downloadTexts.returnAfterInstall
                : downloadTexts.reloadAfterInstall}
            </p>
          </>
        )
      }}
    </Downloads>
  )

  function second(kind: Kind): string | null {
    return kind === 'ios'
      ? downloadTexts.iosText
      : kind === 'android'
        ? downloadTexts.androidText
        : null
  }
}
