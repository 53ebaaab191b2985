import Fastify, { type FastifyInstance } from 'fastify';
import type { AppContext } from './context.ts';
import { registerAccountsRoutes } from './features/accounts/accounts.routes.ts';
import { registerAiDebugRoutes } from './features/ai-debug/ai-debug.routes.ts';
import { registerDataInventoryRoutes } from './features/data-inventory/data-inventory.routes.ts';
import { registerDebugSymbolsRoutes } from './features/debug-symbols/debug-symbols.routes.ts';
import { registerDeepenedReadingsRoutes } from './features/deepened-readings/deepened-readings.routes.ts';
import { registerDreamsRoutes } from './features/dreams/dreams.routes.ts';
import { registerEmailChangesRoutes } from './features/email-changes/email-changes.routes.ts';
import { registerEmailVerificationRoutes } from './features/email-verification/email-verification.routes.ts';
import { registerExportsRoutes } from './features/exports/exports.routes.ts';
import { registerFollowUpsRoutes } from './features/follow-ups/follow-ups.routes.ts';
import { registerPasswordsRoutes } from './features/passwords/passwords.routes.ts';
import { registerPersonalSymbolsRoutes } from './features/personal-symbols/personal-symbols.routes.ts';
import { registerReadingSettingsRoutes } from './features/reading-settings/reading-settings.routes.ts';
import { registerReauthenticationRoutes } from './features/reauthentication/reauthentication.routes.ts';
import { registerDictionaryPagesRoutes } from './features/symbols/pages/dictionary-pages.routes.ts';
import { registerSymbolsRoutes } from './features/symbols/symbols.routes.ts';
import { registerSystemRoutes } from './features/system/system.routes.ts';
import { registerReadingContextRoutes } from './features/translations/reading-context.routes.ts';
import { registerTranslationsRoutes } from './features/translations/translations.routes.ts';
import { serverOptions } from './platform/http/server-options.ts';
import { setUpHttp } from './platform/http/set-up-http.ts';

/** Builds the server with every feature, listed by hand. The caller listens, or injects requests in tests. */
export async function buildApp(context: AppContext): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify(serverOptions(context));
  await setUpHttp(app, context);
  registerSystemRoutes(app, context);
  registerAccountsRoutes(app, context);
  registerEmailVerificationRoutes(app, context);
  registerEmailChangesRoutes(app, context);
  registerPasswordsRoutes(app, context);
  registerReauthenticationRoutes(app, context);
  registerTranslationsRoutes(app, context);
  registerReadingContextRoutes(app, context);
  registerDreamsRoutes(app, context);
  registerFollowUpsRoutes(app, context);
  registerPersonalSymbolsRoutes(app, context);
  registerReadingSettingsRoutes(app, context);
  registerDeepenedReadingsRoutes(app, context);
  registerAiDebugRoutes(app, context);
  registerDebugSymbolsRoutes(app, context);
  registerExportsRoutes(app, context);
  registerDataInventoryRoutes(app, context);
  registerSymbolsRoutes(app, context);
  registerDictionaryPagesRoutes(app, context);
  return app;
}
