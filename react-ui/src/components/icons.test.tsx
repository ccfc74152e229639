import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { importCached } from '../../../core/tools/install-cached.mjs'
import * as icons from './icons.ts'

const { iconMarkup } = await importCached<{ iconMarkup: (name: string) => string }>(
  'model-tests/on-demand/lucide-icons',
  'icon-markup.mjs',
)

/** The names of the icons in Lucide. */
const lucideNames: Readonly<Record<string, string>> = {
  BackIcon: 'ChevronLeft',
  CertifiedIcon: 'BadgeCheck',
  CheckIcon: 'Check',
  ChevronIcon: 'ChevronRight',
  CloseIcon: 'X',
  CodeIcon: 'QrCode',
  CopyIcon: 'Copy',
  DisconnectIcon: 'LogOut',
  DoneIcon: 'CircleCheck',
  DownIcon: 'ChevronDown',
  ExtensionIcon: 'Puzzle',
  ExternalIcon: 'ExternalLink',
  GridIcon: 'LayoutGrid',
  HelpIcon: 'CircleQuestionMark',
  HistoryIcon: 'Clock',
  InfoIcon: 'Info',
  InIcon: 'ArrowDownLeft',
  JoinIcon: 'Link',
  MailIcon: 'Mail',
  MoreIcon: 'Ellipsis',
  NetworkIcon: 'Globe',
  OutIcon: 'ArrowUpRight',
  PhoneIcon: 'Smartphone',
  PictureIcon: 'Image',
  RefreshIcon: 'RefreshCw',
  SearchIcon: 'Search',
  SettingsIcon: 'Settings2',
  ShieldIcon: 'ShieldCheck',
  StopIcon: 'OctagonAlert',
  SwitchIcon: 'ArrowLeftRight',
  ToIcon: 'ArrowDown',
  UpIcon: 'ArrowUp',
  WalletOutlineIcon: 'Wallet',
  WarningIcon: 'TriangleAlert',
}

/** The visible attributes in a fixed order, without names and without `ry`, which equals `rx`. */
const visible = (markup: string) =>
  markup.replace(/ (xmlns|class|ry|aria-hidden)="[^"]*"/g, '').replace(
    /<([a-z]+) ([^>]*)>/g,
    (_, tag, attributes) =>
      `<${tag} ${attributes
        .match(/[\w-]+="[^"]*"/gi)
        .sort()
        .join(' ')}>`,
  )

test.each(Object.entries(icons))(
  '%s has the shapes of the Lucide icon and is hidden from screen readers',
  (name, Icon) => {
    const lucideName = lucideNames[name]
    if (lucideName === undefined) throw new Error(`${name} has no Lucide icon in this test`)
    const markup = renderToStaticMarkup(<Icon />)
    expect(visible(markup)).toBe(visible(iconMarkup(lucideName)))
    expect(markup).toContain('aria-hidden="true"')
  },
)

test('BackIcon adds the given class to its own classes', () => {
  expect(renderToStaticMarkup(<icons.BackIcon className="lk-flip" />)).toContain(
    'class="lucide lucide-chevron-left lk-flip"',
  )
})
