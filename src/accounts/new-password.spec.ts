import { newPassword } from './new-password.js';

const EMAIL = 'dora.tester@example.org';
const codeOf = async (password: string, email = EMAIL) => {
  const parsed = await newPassword(password, email);
  return parsed.ok ? 'accepted' : parsed.code;
};

describe('newPassword', () => {
  it.each([
    'correct horse battery staple',
    'seven quiet lanterns',
    'Sup3r-secret-pass',
    'violet-harbour-92',
    'пароль-для-справки',
    '密码密码足够长的密码短语啊',
    '🦊🐻🐼🐨🐯🦁🐮🐷🐸🐵🐔🐧',
    ' starts and ends in spaces ',
    'x'.repeat(3) + 'y7'.repeat(100) + 'end',
  ])('accepts %j', async (password) => {
    expect(await codeOf(password)).toBe('accepted');
  });

  it.each(['', 'elevenchars', '🦊🐻🐼🐨🐯🦁🐮🐷🐸🐵🐔'])('refuses %j as too short', async (password) => {
    expect(await codeOf(password)).toBe('too_short');
  });

  it('counts characters as people see them, in every Unicode form', async () => {
    expect(await codeOf('e\u0301'.repeat(3) + 'abcdefgh')).toBe('too_short');
  });

  it('limits the length', async () => {
    expect(await codeOf(`${'quiet lanterns '.repeat(17)}and more`)).toBe('too_long');
  });

  it.each([
    'password1234',
    'Password123!',
    'P@ssw0rd1234',
    'passw0rdpassw0rd',
    'passwordpassword',
    'PasswordPassword',
    'qwertyuiop123',
    '1q2w3e4r5t6y',
    'zaq12wsxcde3',
    'iloveyou1234',
    '!!!letmein!!!',
    'administrator',
    'Welcome2024!',
    'aaaaaaaaaaaa',
    'abababababab',
    '111122223333',
    '123456789012',
    '987654321098',
    '1234567890ab',
    'abcdefghijkl',
    'abcabcabcabc',
    'hunter2hunter2',
    'ｐａｓｓｗｏｒｄ１２３４',
  ])('refuses %j as a common password', async (password) => {
    expect(await codeOf(password)).toBe('common');
  });

  it.each([
    'dora.tester@example.org',
    'my-DORA.TESTER@EXAMPLE.ORG',
    'dora.tester!1',
    'Dora.TesterDora.Tester7',
  ])('refuses the address in %j', async (password) => {
    expect(await codeOf(password)).toBe('contains_email');
  });

  it.each([
    ['a-long-test-password', 'test@example.org'],
    ['tea with al and bo', 'al@example.org'],
    ['seven quiet lanterns', ''],
    ['seven quiet lanterns', 'no address'],
  ])('accepts a long password with a name: %j of %j', async (password, email) => {
    expect(await codeOf(password, email)).toBe('accepted');
  });
});
