type ConsentSource = {
  features: { legalCheckbox: boolean }
  termsConditionsUrl: string | null
  privacyPolicyUrl: string | null
}

/** Whether the visitor accepts the legal texts before connecting. There must be one. */
export const requiresConsent = (config: ConsentSource): boolean =>
  config.features.legalCheckbox &&
  (config.termsConditionsUrl !== null || config.privacyPolicyUrl !== null)
