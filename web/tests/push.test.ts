/** What a device is called in the list of those that are notified. */
import { expect, test } from "vitest";
import { deviceName } from "../src/lib/push";

test("a device is named after its browser and its system", () => {
  const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36";
  expect(deviceName(chrome)).toBe("Chrome, Linux");
  expect(deviceName(`${chrome} Edg/142.0`)).toBe("Edge, Linux");
  const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1";
  expect(deviceName(phone)).toBe("Safari, iPhone");
  expect(deviceName("Mozilla/5.0 (Android 15; Mobile; rv:140.0) Firefox/140.0")).toBe(
    "Firefox, Android",
  );
  expect(deviceName("curl")).toBe("");
});
