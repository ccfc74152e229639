/**
 * A formatted count followed by the plural form that the language uses for it. `language`: BCP 47
 * code.
 */
export function plural(
  language: string,
  count: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other
  return `${new Intl.NumberFormat(language).format(count)} ${form}`
}
