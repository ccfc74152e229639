import { expect, test } from 'vitest'
import { openableLink } from './openable-link.ts'

test.each([
  ...['ms-msdt:/id', 'search-ms:query=x', 'ms-officecmd:x', 'ms-settings:x', 'shell:startup'],
  ...['vscode://x', 'steam://run', 'ssh://x', 'ldap://x', 'res://x', 'jar:x', 'mk:x'],
  ...['tel:112', 'sms:112?body=x', 'mailto:a', 'facetime://x', 'market://x', 'ws+unix://x'],
  ...['itms-services://?action=download-manifest&url=https://evil', 'chrome://settings'],
  ...['apt:malware', 'shortcuts://run-shortcut?name=x', 'workflow://x', 'applescript://x'],
  ...['jetbrains://x', 'cursor://x', 'msteams:/l', 'teamviewer10://x', 'anydesk:1', 'smsto:1'],
  ...['app-settings:', 'prefs:root=x', 'magnet:?xt=x', 'irc://x', 'xmpp:a', 'afp://x'],
  ...[
    'javascript:alert(1)',
    'chrome-extension://x',
    'moz-extension://x',
    'x-apple.systempreferences:x',
    'resource://x',
  ],
])('openableLink rejects %j, which opens no wallet [R5, Z17]', (link) =>
  expect(openableLink(link)).toBeNull(),
)

test.each([
  'edge://',
  'robinhood-wallet://',
  'msafe://',
  'aptos://',
  'cursorwallet://',
  'searchwallet://',
  'data-wallet://',
])('openableLink accepts %s, whose scheme only begins like another one', (link) =>
  expect(openableLink(link)).toBe(link),
)
