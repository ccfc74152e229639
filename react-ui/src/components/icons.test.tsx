import {
  ArrowDown,
  ArrowDownLeft,
  ArrowLeftRight,
  ArrowUp,
  ArrowUpRight,
  BadgeCheck,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleCheck,
  CircleQuestionMark,
  Clock,
  Copy,
  Ellipsis,
  ExternalLink,
  Globe,
  Image,
  Info,
  LayoutGrid,
  Link,
  LogOut,
  type LucideIcon,
  Mail,
  OctagonAlert,
  Puzzle,
  QrCode,
  RefreshCw,
  Search,
  Settings2,
  ShieldCheck,
  Smartphone,
  TriangleAlert,
  Wallet,
  X,
} from 'lucide-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as icons from './icons.ts'

const lucideIcons = new Map<string, LucideIcon>([
  ['BackIcon', ChevronLeft],
  ['CertifiedIcon', BadgeCheck],
  ['CheckIcon', Check],
  ['ChevronIcon', ChevronRight],
  ['CloseIcon', X],
  ['CodeIcon', QrCode],
  ['CopyIcon', Copy],
  ['DisconnectIcon', LogOut],
  ['DoneIcon', CircleCheck],
  ['DownIcon', ChevronDown],
  ['ExtensionIcon', Puzzle],
  ['ExternalIcon', ExternalLink],
  ['GridIcon', LayoutGrid],
  ['HelpIcon', CircleQuestionMark],
  ['HistoryIcon', Clock],
  ['InfoIcon', Info],
  ['InIcon', ArrowDownLeft],
  ['JoinIcon', Link],
  ['MailIcon', Mail],
  ['MoreIcon', Ellipsis],
  ['NetworkIcon', Globe],
  ['OutIcon', ArrowUpRight],
  ['PhoneIcon', Smartphone],
  ['PictureIcon', Image],
  ['RefreshIcon', RefreshCw],
  ['SearchIcon', Search],
  ['SettingsIcon', Settings2],
  ['ShieldIcon', ShieldCheck],
  ['StopIcon', OctagonAlert],
  ['SwitchIcon', ArrowLeftRight],
  ['ToIcon', ArrowDown],
  ['UpIcon', ArrowUp],
  ['WalletOutlineIcon', Wallet],
  ['WarningIcon', TriangleAlert],
])

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
    const LucideIcon = lucideIcons.get(name)
    if (LucideIcon === undefined) throw new Error(`${name} has no Lucide icon in this test`)
    const markup = renderToStaticMarkup(<Icon />)
    expect(visible(markup)).toBe(visible(renderToStaticMarkup(<LucideIcon />)))
    expect(markup).toContain('aria-hidden="true"')
  },
)

test('BackIcon adds the given class to its own classes', () => {
  expect(renderToStaticMarkup(<icons.BackIcon className="lk-flip" />)).toContain(
    'class="lucide lucide-chevron-left lk-flip"',
  )
})
