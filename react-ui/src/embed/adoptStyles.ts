/** The layer that all our rules are in. */
const layer = 'latchkit'

/** Gives a shadow root our styles: the given text, else what the page itself loaded. Returns the way to take them back. */
export function adoptStyles(root: ShadowRoot, given: string | null): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(given ?? pageStyles(root.ownerDocument))
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}

function pageStyles({ styleSheets }: Document): string {
  const text = [...styleSheets].flatMap(ours).join('\n')
  if (text === '') {
    throw new Error(
      "No styles for the shadow root: load '@latchkit/react-ui/styles.css' in the page, or pass its text as `styles`.",
    )
  }
  return text
}

/** A sheet's rules of our layer; imports are opened, since an adopted sheet may not import. */
function ours(sheet: CSSStyleSheet): string[] {
  return rulesOf(sheet).flatMap((rule) => {
    if (rule instanceof CSSLayerBlockRule) return rule.name === layer ? [rule.cssText] : []
    if (!(rule instanceof CSSImportRule) || rule.styleSheet === null) return []
    if (rule.layerName === layer)
      return [
        `@layer ${layer} { ${rulesOf(rule.styleSheet)
          .map(({ cssText }) => cssText)
          .join('\n')} }`,
      ]
    return ours(rule.styleSheet)
  })
}

// A sheet from elsewhere may not be read; ours is then not in it, or the page passes the text.
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules]
  } catch {
    return []
  }
}
