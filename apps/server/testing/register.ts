import type { RegistrationForm } from '@tredici/contract/registration';
import type { FastifyInstance } from 'fastify';
import { solveCaptcha } from './solve-captcha.ts';
import { PASSWORD } from './test-app.ts';

/** Requests a challenge and solves it. */
export async function askAndSolve(app: FastifyInstance): Promise<string> {
  return solveCaptcha((await app.inject('/api/v1/account/captcha/')).json());
}

export function formFor(email: string, more: Partial<RegistrationForm> = {}): RegistrationForm {
  return {
    email,
    username: email,
    first_name: 'Carla',
    last_name: 'Rossi',
    password1: PASSWORD,
    password2: PASSWORD,
    receive_newsletter: false,
    privacy_accepted: true,
    ...more,
  };
}

/** Registers as the wizard does. */
export async function register(
  app: FastifyInstance,
  email: string,
  more: Partial<RegistrationForm> = {},
  remoteAddress = '203.0.113.7',
) {
  const captcha = more.captcha ?? (await askAndSolve(app));
  return app.inject({
    method: 'POST',
    url: '/api/v1/account/register/',
    payload: { ...formFor(email, more), captcha },
    remoteAddress,
  });
}
