import type { DeviceCode } from "@cantstop/protocol";
import { useState } from "preact/hooks";
import { Icon } from "../icons.tsx";
import type { Answer } from "../online/client.ts";
import { sayFailure } from "../online/failure.ts";
import { identity, server } from "../online/server.ts";
import { QrCode } from "../waiting/QrCode.tsx";
import type { OnlineWords } from "../words/online.ts";

/** A way to be the same player on another device. */
export function DevicePart({ words }: { readonly words: OnlineWords }) {
  const { device, failures } = words;
  const [made, setMade] = useState<Answer<DeviceCode> | null>(null);
  const make = async () => setMade(await server.makeCode());
  return (
    <section aria-labelledby="device">
      <h2 id="device">{device.title}</h2>
      {identity.player.value && (
        <>
          <p class="quiet">{device.about}</p>
          <div role="status" class="device-code">
            {made?.ok && (
              <>
                <QrCode text={made.value.url} label={made.value.url} />
                <div>
                  <p class="quiet">{device.code}</p>
                  <p class="code">{made.value.code}</p>
                  <p class="quiet">{device.howTo(`${location.origin}/device`)}</p>
                </div>
              </>
            )}
            {made && !made.ok && <p class="message bad">{sayFailure(made.error, failures)}</p>}
          </div>
          {!made?.ok && (
            <button type="button" class="row-button" onClick={() => void make()}>
              <Icon name="phone" />
              {device.make}
            </button>
          )}
        </>
      )}
      <a href="/device">{device.hasOther}</a>
    </section>
  );
}
