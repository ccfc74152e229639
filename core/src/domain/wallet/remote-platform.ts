/** Ways to reach a wallet of the directory from here, as tabs (`unsupported`: its extension, which this browser does not have). */
export type RemotePlatform = 'browser' | 'qrcode' | 'mobile' | 'web' | 'desktop' | 'unsupported'
