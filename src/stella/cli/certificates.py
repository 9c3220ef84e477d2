"""Explains in a sentence what is wrong with a certificate or its key, because OpenSSL's messages do not help."""

import ssl
from datetime import UTC, datetime
from pathlib import Path

import rich_click as click
from cryptography import x509
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.serialization import load_pem_private_key


def check_certificate(cert: Path | None, key: Path | None) -> None:
    """Refuse a certificate without its key, or a pair that does not match, before anything is opened."""
    if (cert is None) != (key is None):
        raise click.UsageError("--tls-cert and --tls-key go together.")
    if cert is None or key is None:
        return
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(cert, key, password="")
    except (OSError, ssl.SSLError) as error:
        told = _told(cert, key) or f"{error}."
        raise click.ClickException(f"Cannot use the certificate {cert} with the key {key}: {told}") from None


def untimely(cert: Path, now: datetime | None = None) -> str | None:
    """Return a sentence if a certificate is expired or not yet valid."""
    chain = _chain(cert)
    now = now or datetime.now(UTC)
    if chain and (last := chain[0].not_valid_after_utc) < now:
        return f"The certificate ended on {last:%Y-%m-%d}: browsers refuse it. Renew it."
    if chain and (first := chain[0].not_valid_before_utc) > now:
        return f"The certificate begins on {first:%Y-%m-%d}: browsers refuse it. Is the clock right?"
    return None


def _told(cert: Path, key: Path) -> str | None:
    """Return why OpenSSL rejects a pair, if the reason is known."""
    chain = _chain(cert)
    if not chain:
        return "the first is no certificate in PEM form."
    try:
        private = load_pem_private_key(key.read_bytes(), None)
    except TypeError:
        return "the key has a password; give one without."
    except (ValueError, UnsupportedAlgorithm):
        return "the second is no private key in PEM form."
    if private.public_key() != chain[0].public_key():
        return "they do not belong together. With a chain, the server's own certificate comes first."
    return None


def _chain(cert: Path) -> list[x509.Certificate]:
    try:
        return x509.load_pem_x509_certificates(cert.read_bytes())
    except ValueError:
        return []
