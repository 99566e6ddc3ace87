/** Passkeys: the browser makes them, asks for a fingerprint or a PIN, and signs with them. */
import { api } from "./api";
import { device } from "./device.svelte";
import type { CreatedPerson, PersonPasskeys } from "./messages";
import { deviceName } from "./push";
import { t } from "./texts.svelte";

export const hasPasskeys = (): boolean =>
  window.isSecureContext &&
  "PublicKeyCredential" in window &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential;

/** What the browser made or signed; a sentence where the person or the browser did not want to. */
async function asked(work: Promise<Credential | null>): Promise<unknown> {
  try {
    const credential = await work;
    if (credential instanceof PublicKeyCredential) return credential.toJSON();
  } catch (error) {
    if ((error as Error).name === "InvalidStateError") throw new Error(t("passkey-known"));
  }
  throw new Error(t("passkey-cancelled"));
}

/** Let a new passkey open this person's profile. */
export async function addPasskey(): Promise<PersonPasskeys> {
  const { options } = await api.passkeyCreation(device.language);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await asked(navigator.credentials.create({ publicKey }));
  return api.addPasskey(credential, deviceName(navigator.userAgent), device.language);
}

/** The person whose passkey signs. */
export async function signInWithPasskey(): Promise<CreatedPerson> {
  const { options } = await api.passkeyRequest(device.language);
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return api.signIn(await asked(navigator.credentials.get({ publicKey })), device.language);
}
