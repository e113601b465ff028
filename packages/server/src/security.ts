import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/**
 * Security headers. The app loads nothing from elsewhere and runs no inline script, so the policy can be strict.
 *
 * Games are also played over plain http on a home network, at an address without a certificate. Whatever makes a
 * browser insist on https (`upgrade-insecure-requests`, HSTS) would lock those players out, and whatever browsers
 * honour over https only (COOP, origin-agent-cluster) would only fill their consoles with warnings: a proxy that
 * speaks https may add them.
 */
export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", "data:", "blob:"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    xFrameOptions: { action: "deny" },
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
}
