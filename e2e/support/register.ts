import type { Page } from '@playwright/test';
import { newAddress } from './people';
import { expect } from './test';

export const password = 'a quiet long password';

/** Fills in the first step of the registration and sends it. @returns the address */
export const askForAccount = async (page: Page, name: string): Promise<string> => {
  const address = newAddress();
  await page.goto('/register');
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email Address').fill(address);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Register Now' }).click();
  await expect(page.getByRole('heading', { name: 'Verify OTP' })).toBeVisible();
  return address;
};

export const enterCode = async (page: Page, code: string): Promise<void> => {
  await page.getByRole('textbox', { name: /OTP/ }).fill(code);
  await page.getByRole('button', { name: 'Verify OTP' }).click();
};
